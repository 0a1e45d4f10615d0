
class-class = للفصل

class-map = الخريطة

class-values = القيم

class-pointer = المؤشر
