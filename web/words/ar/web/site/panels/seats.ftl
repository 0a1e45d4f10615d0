
seats-who-plays = من يلعب

seats-you-begin = أنت تبدأ

seats-opponent-begins = الحاسوب يبدأ

seats-two-people = لاعبان على شاشة واحدة

seats-others-play = لاعبون آخرون
