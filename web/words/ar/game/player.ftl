
err-decides-alone = اللاعب { $name } يقرر وحده
