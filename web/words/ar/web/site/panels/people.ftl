
people-players = اللاعبون

people-white-first = الأبيض، الأول

people-black-second = الأسود، الثاني

people-swap-sides = تبديل الجانبين
