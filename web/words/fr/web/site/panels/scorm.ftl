scorm-learning-system = Pour une plateforme d’apprentissage

scorm-close = Fermer

scorm-as-package = <b/> en paquet SCORM 1.2, un fichier pour Moodle et d’autres plateformes d’apprentissage. La leçon y fonctionne sans réseau, et la note est la part des étapes réussies.

scorm-save-package = Enregistrer le paquet

scorm-cancel = Annuler

scorm-how-much-package-there = Part du paquet déjà prête

scorm-package-saved-add-your = Le paquet est enregistré. Ajoute-le à ton cours comme activité SCORM.
