module github.com/palacegames/palace

go 1.26
