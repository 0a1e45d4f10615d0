
err-names-no-member = تسمّي الرسالة إلى Palace أحد أعضاء window.palace التي يمكن استدعاؤها: { OR($members) }

err-no-list = يجب أن تكون معطيات الرسالة إلى Palace قائمة
