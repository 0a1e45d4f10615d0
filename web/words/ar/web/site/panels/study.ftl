
study-next-step-explanation = الخطوة التالية من الشرح

study-next = التالي

study-step-back-in-explanation = خطوة إلى الوراء في الشرح

study-back = السابق

study-close = إغلاق

study-any-other-square-point = لأي مربع آخر: أشيروا إليه واضغطوا <kbd>w</kbd>.

study-on-touch-screen-rest = على شاشة اللمس: اتركوا إصبعًا على أي مربع آخر بلا حلقة.
