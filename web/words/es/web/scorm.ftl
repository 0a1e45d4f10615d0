silent = La plataforma de aprendizaje no responde: la lección funciona, pero sus resultados se quedan en este navegador.

refused = La plataforma de aprendizaje no aceptó los últimos resultados. Se guardan en este navegador y se envían otra vez con el paso siguiente.
