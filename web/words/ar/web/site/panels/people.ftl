
people-players = اللاعبون

people-white-first = يبدأ

people-black-second = يلعب ثانيًا

people-swap-sides = تبديل الجانبين


people-who-plays = من يلعب

people-you-begin = أنت تبدأ

people-computer-begins = الحاسوب يبدأ

people-two-players = لاعبان على شاشة واحدة

people-choose-both = لاعبون آخرون
