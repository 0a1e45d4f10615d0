err-no-largest = kein Zug ist in allen Komponenten der größte

err-too-far = Segmente werden bis x+y = { $swept } gesucht, und mit einem Plan bis { $charted }
