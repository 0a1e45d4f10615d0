
lessons-make-lesson = تأليف درس

