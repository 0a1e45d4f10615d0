package main

import (
	"bytes"
	"encoding/json"
	"image/png"
	"path"
	"strings"
	"testing"
)

// What is kept can be installed: the page names the app, the app its icons, and all of them
// lead to files, whatever the path of the site; the version changes with them.
func TestInstallable(t *testing.T) {
	source := files{mainPage: []byte(`<head><script src="start.js"></script></head>`), starter: []byte("s")}
	built, err := assemble(source, true)
	if err != nil {
		t.Fatal(err)
	}
	_, rest, found := strings.Cut(string(built["index.html"]), `<link rel="manifest" href="`)
	name, _, _ := strings.Cut(rest, `"`)
	if !found || built[name] == nil {
		t.Fatalf("the page %s names no app that is there", built["index.html"])
	}
	var a app
	if err := json.Unmarshal(built[name], &a); err != nil {
		t.Fatal(err)
	}
	at := path.Dir("/some/where/" + name)
	for _, to := range []string{a.StartURL, a.Scope} {
		if got := path.Join(at, to); got != "/some/where" {
			t.Errorf("%s leads to %s", to, got)
		}
	}
	if a.Name == "" || a.Display != "standalone" {
		t.Errorf("the app is %+v", a)
	}
	purposes := map[string]bool{}
	for _, icon := range a.Icons {
		purposes[icon.Sizes+" "+icon.Purpose] = true
		picture, err := png.Decode(bytes.NewReader(built[path.Join(path.Dir(name), icon.Source)]))
		if err != nil {
			t.Fatal(err)
		}
		size := picture.Bounds().Dx()
		if iconName(size) != icon.Source || picture.Bounds().Dy() != size {
			t.Errorf("%s has %v", icon.Source, picture.Bounds())
		}
		corner, middle := picture.At(0, 0), picture.At(size/2, size*56/100)
		if corner == middle {
			t.Errorf("%s shows nothing but %v", icon.Source, corner)
		}
	}
	for _, want := range []string{"192x192 any", "512x512 any", "512x512 maskable"} {
		if !purposes[want] {
			t.Errorf("there is no icon of %s", want)
		}
	}

	plain, err := assemble(source, false)
	if err != nil {
		t.Fatal(err)
	}
	if strings.Contains(string(plain["index.html"]), "manifest") || len(plain) >= len(built) {
		t.Error("a site that nobody keeps can be installed")
	}
}
