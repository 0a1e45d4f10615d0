
err-no-moves = يجب أن توجد نقلة واحدة على الأقل

err-too-many = يجوز { $most } من النقلات على الأكثر، لا { $n }

err-move = { $fault }: ({ $move })

fault-zero = يجب أن تطرح النقلة شيئًا

fault-size = يجب أن يكون عدد مركّبات النقلة من 1 إلى { $most }

fault-unlike = يجب أن يكون لكل نقلة عدد مركّبات الأولى نفسه، وهو { $dim }

fault-component = يجب أن تكون المركّبة من 0 إلى { $most }
