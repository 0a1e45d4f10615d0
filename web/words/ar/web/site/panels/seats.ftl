
seats-who-plays = من يلعب

seats-you-begin = أنتم تبدؤون

seats-palace-begins = ‏Palace يبدأ

seats-two-people = شخصان

seats-others-play = لاعبون آخرون
