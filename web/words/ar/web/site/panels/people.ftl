
people-players = اللاعبون

people-white-first = يبدأ

people-black-second = يلعب ثانيًا

people-swap-sides = تبديل الجانبين
