
scorm-learning-system = لنظام تعلّم

scorm-close = إغلاق

scorm-as-package = <b/> على هيئة حزمة SCORM 1.2، وهي ملف لنظام Moodle وأنظمة تعلّم أخرى. يعمل الدرس هناك من دون شبكة، والدرجة هي نسبة الخطوات المنجزة.

scorm-save-package = حفظ الحزمة

scorm-cancel = إلغاء

scorm-how-much-package-there = كم أُنجز من الحزمة

scorm-package-saved-add-your = حُفظت الحزمة. أضفها إلى مقررك نشاطًا من نوع SCORM.
