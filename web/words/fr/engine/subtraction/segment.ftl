err-no-largest = aucun coup n’est le plus grand dans toutes ses composantes

err-too-far = on cherche des segments jusqu’à x+y = { $swept }, et avec un plan jusqu’à { $charted }
