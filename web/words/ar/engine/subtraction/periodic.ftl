
err-too-long = الدورة أطول من أن توجد

err-no-period = لا تُعرف دورة للكومة، فلا يُعرف شيء على هذا البعد

err-at = الصف { $y }: { $why }

err-no-row = ليس للنقلات { $moves } الصف { $y }

err-no-column = ليس للنقلات { $moves } العمود { $x }
