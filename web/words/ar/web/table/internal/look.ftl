
err-cover = لما يغطي الرقعة عرض وارتفاع قدرهما 0 أو أكثر

err-zoom = يحتاج zoom إلى عدد، أو fit أو map أو piece

err-locate = يحتاج locate إلى مربع مثل [3,3]

err-no-zoom = يُضبط zoom على fit أو map أو piece، لا { $to }
