
listed = { $many ->
    [true] { $endless ->
        [true] عائلات لا نهائية من النقلات الإضافية
       *[false] إحدى النقلات الإضافية، وعددها { $n }
    }
   *[false] { $from ->
        [0] { $or ->
            [true] { OR($moves) }
           *[false] { AND($moves) }
        }
       *[other] { $endless ->
            [true] { $or ->
                [true] { OR($moves) } لأي t من { $from } فصاعدًا
               *[false] { AND($moves) } لأي t من { $from } فصاعدًا
            }
           *[false] { $or ->
                [true] { OR($moves) }
               *[false] { AND($moves) }
            } حيث t من { $from } إلى { $to }
        }
    }
}

first-component = المركّبة الأولى للنقلة

second-component = المركّبة الثانية للنقلة

needs-two = تحتاج النقلة إلى مركّبتين، كما في (1,2)

ends-here = النقلة ذات المركّبتين تنتهي بالعلامة «)»

is-zero = يجب ألا تكون النقلة صفرًا

half-t = يجب أن يكون في النقلة t في كلتا المركّبتين أو لا يكون في أي منهما

needs-range = تحتاج النقلة التي فيها t إلى مدى مثل ;t=1..10

needs-no-t = لا نقلة فيها t لهذا المدى

empty-range = مدى t فارغ

too-many = يجوز { $most } من النقلات الإضافية على الأكثر

range-too-long = مدى t يعطي نقلات إضافية أكثر من { $most }

range-too-large = مدى t يعطي مركّبات أكبر من { $most }

too-many-endless = يجوز أن تكون t غير محدودة في { $most } من النقلات على الأكثر

factor-too-large = يجب ألا تزيد العوامل قبل t غير المحدودة على { $most }
