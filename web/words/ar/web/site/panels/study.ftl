
study-next-step-explanation = الخطوة التالية من الشرح

study-next = التالي

study-step-back-in-explanation = خطوة إلى الوراء في الشرح

study-back = السابق

study-close = إغلاق

study-any-other-square-point = اضغط <kbd>w</kbd> فوق مربع لشرحه.

study-on-touch-screen-rest = على شاشة اللمس: اترك إصبعًا على أي مربع آخر بلا حلقة.
