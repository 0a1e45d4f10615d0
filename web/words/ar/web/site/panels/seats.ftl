
seats-who-plays = من يلعب

seats-you-begin = أنتم تبدؤون

seats-opponent-begins = الخصم يبدأ

seats-two-people = شخصان

seats-others-play = لاعبون آخرون
