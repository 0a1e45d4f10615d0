
sound-sounds = الأصوات

sound-sounds-on-off = تشغيل الأصوات أو إيقافها
