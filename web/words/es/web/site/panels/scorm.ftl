scorm-learning-system = Para una plataforma de aprendizaje

scorm-close = Cerrar

scorm-as-package = <b/> como paquete SCORM 1.2, un archivo para Moodle y otras plataformas de aprendizaje. La lección funciona allí sin red, y la calificación es la parte de los pasos que se han hecho.

scorm-save-package = Guardar el paquete

scorm-cancel = Cancelar

scorm-how-much-package-there = Qué parte del paquete está lista

scorm-package-saved-add-your = El paquete está guardado. Añádelo a tu curso como actividad SCORM.
