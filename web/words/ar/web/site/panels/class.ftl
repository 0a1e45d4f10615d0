
class-class = للفصل

class-map = الخريطة

class-values = النقلات الرابحة

class-pointer = المؤشر
