
class-class = للصف

class-map = الخريطة

class-values = القيم

class-pointer = المؤشر
