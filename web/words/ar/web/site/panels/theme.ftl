
theme-light-dark-as-system = فاتح أو داكن أو كالنظام

theme-theme-system = المظهر: كالنظام

theme-theme-light = المظهر: فاتح

theme-theme-dark = المظهر: داكن
