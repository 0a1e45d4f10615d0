
err-no-largest = لا نقلة هي الكبرى في كل المركّبات

err-too-far = يُبحث عن القطاعات حتى ⁦x+y = { $swept }⁩، ومع مخطط حتى { $charted }
