module github.com/palacegames/palace

go 1.26.0

require (
	github.com/andybalholm/brotli v1.3.0
	github.com/bluekeyes/go-gitdiff v0.9.0
	github.com/evanw/esbuild v0.28.2
	github.com/hajimehoshi/ebiten/v2 v2.10.4
	golang.org/x/image v0.48.0
	golang.org/x/net v0.62.0
	rsc.io/qr v0.2.0
)

require (
	github.com/ebitengine/gomobile v0.0.0-20260820040257-d11f821a26a6 // indirect
	github.com/ebitengine/hideconsole v1.0.0 // indirect
	github.com/ebitengine/purego v0.11.3 // indirect
	golang.org/x/sync v0.25.0 // indirect
	golang.org/x/sys v0.50.0 // indirect
	golang.org/x/text v0.44.0 // indirect
)
