package main

import (
	"archive/zip"
	"bytes"
	"encoding/xml"
	"fmt"
	"io"
	"os"
	"path/filepath"
	"slices"
	"strings"
	"testing"

	"github.com/palacegames/palace/web/lessons"
	"github.com/palacegames/palace/web/scorm"
)

// aSite makes a folder that looks like a built site.
func aSite(t *testing.T) string {
	t.Helper()
	dir := t.TempDir()
	read := func(name string) string {
		body, err := scorm.Read(name)
		if err != nil {
			t.Fatal(err)
		}
		return string(body)
	}
	page := read(scorm.Page)
	manifest := strings.Replace(read(scorm.Manifest), scorm.Files, `<file href="launch.html"/><file href="launch.js"/><file href="site/index.html"/><file href="site/v/1/a&amp;b.js"/><file href="site/v/1/a.wasm.gz"/>`, 1)
	for name, text := range map[string]string{
		"manifest.json": `{"version":"1"}`, "index.html": `<script src="start.js?1"></script>` + "\n" + `<!-- single --><p class="fine"><a href="palace.html" download>One file</a> (9 MB)</p>` + "\n", "v/1/a.wasm.gz": "x", "v/1/a&b.js": "1", "palace.html": "<p>",
		"v/1/scorm/launch.html": page, "v/1/scorm/launch.js": "0", "v/1/scorm/imsmanifest.xml": manifest,
		"v/1/scorm/files.json": fmt.Sprintf(`[{"name":"launch.html","from":"v/1/scorm/launch.html","size":%d,"fill":true},{"name":"imsmanifest.xml","from":"v/1/scorm/imsmanifest.xml","size":%d,"fill":true},
			{"name":"launch.js","from":"v/1/scorm/launch.js","size":1},{"name":"site/index.html","from":"index.html","size":3},
			{"name":"site/v/1/a&b.js","from":"v/1/a&b.js","size":1},{"name":"site/v/1/a.wasm.gz","from":"v/1/a.wasm.gz","size":1}]`, len(page), len(manifest)),
	} {
		file := filepath.Join(dir, name)
		if err := os.MkdirAll(filepath.Dir(file), 0o777); err != nil {
			t.Fatal(err)
		}
		if err := os.WriteFile(file, []byte(text), 0o666); err != nil {
			t.Fatal(err)
		}
	}
	return dir
}

// TestScorm: the manifest is as SCORM 1.2 asks for, lists each file of the package and no other, and the
// same lesson makes the same bytes.
func TestScorm(t *testing.T) {
	site, out := aSite(t), filepath.Join(t.TempDir(), "x.zip")
	mosaics, err := lessons.Open("mosaics")
	if err != nil {
		t.Fatal(err)
	}
	for _, name := range []string{"mosaics", "../../web/lessons/mosaics.txt"} {
		calls(t, done, "lesson", "scorm", name, "--out", out, "--dir", site)
		packed, err := os.ReadFile(out)
		if err != nil {
			t.Fatal(err)
		}
		calls(t, done, "lesson", "scorm", name, "-o", out, "--dir", site)
		if again, _ := os.ReadFile(out); !bytes.Equal(packed, again) {
			t.Errorf("%s: two packages differ", name)
		}
		files := unzipped(t, packed)
		var m struct {
			XMLName  xml.Name `xml:"http://www.imsproject.org/xsd/imscp_rootv1p1p2 manifest"`
			Metadata struct {
				Schema  string `xml:"schema"`
				Version string `xml:"schemaversion"`
			} `xml:"metadata"`
			Organizations struct {
				Default string `xml:"default,attr"`
				List    []struct {
					ID    string `xml:"identifier,attr"`
					Items []struct {
						Ref   string `xml:"identifierref,attr"`
						Title string `xml:"title"`
					} `xml:"item"`
				} `xml:"organization"`
			} `xml:"organizations"`
			Resources []struct {
				ID    string `xml:"identifier,attr"`
				Type  string `xml:"type,attr"`
				Scorm string `xml:"http://www.adlnet.org/xsd/adlcp_rootv1p2 scormtype,attr"`
				Href  string `xml:"href,attr"`
				Files []struct {
					Href string `xml:"href,attr"`
				} `xml:"file"`
			} `xml:"resources>resource"`
		}
		if err := xml.Unmarshal(files["imsmanifest.xml"], &m); err != nil {
			t.Fatal(err)
		}
		if m.Metadata.Schema != "ADL SCORM" || m.Metadata.Version != "1.2" || len(m.Organizations.List) != 1 || m.Organizations.Default != m.Organizations.List[0].ID ||
			len(m.Resources) != 1 || m.Resources[0].Scorm != "sco" || m.Resources[0].Type != "webcontent" || m.Resources[0].Href != "launch.html" ||
			len(m.Organizations.List[0].Items) != 1 || m.Organizations.List[0].Items[0].Ref != m.Resources[0].ID || m.Organizations.List[0].Items[0].Title != mosaics.Title {
			t.Errorf("%s: the manifest is %+v", name, m)
		}
		var listed []string
		for _, f := range m.Resources[0].Files {
			listed = append(listed, f.Href)
		}
		if want := []string{"launch.html", "launch.js", "site/index.html", "site/v/1/a&b.js", "site/v/1/a.wasm.gz"}; !slices.Equal(listed, want) || len(files) != len(want)+1 || bytes.Contains(files["site/index.html"], []byte("palace.html")) {
			t.Errorf("%s: listed are %q of %d files", name, listed, len(files))
		}
		page := string(files["launch.html"])
		if strings.ContainsAny(page, "{}") != strings.Contains(page, "html, body {") || strings.Contains(page, "{key}") || strings.Contains(page, "{open}") || !strings.Contains(page, "data-steps=\"6\"") {
			t.Errorf("%s: the page is %s", name, page)
		}
		if own := strings.HasSuffix(name, ".txt"); own != strings.Contains(page, "data-open=\"lesson=~") || own != strings.Contains(page, "data-lesson=\"~mosaics\"") {
			t.Errorf("%s: the page is %s", name, page)
		}
	}
}

// unzipped returns the files of an archive.
func unzipped(t *testing.T, packed []byte) map[string][]byte {
	t.Helper()
	r, err := zip.NewReader(bytes.NewReader(packed), int64(len(packed)))
	if err != nil {
		t.Fatal(err)
	}
	files := map[string][]byte{}
	for _, f := range r.File {
		in, err := f.Open()
		if err != nil {
			t.Fatal(err)
		}
		if files[f.Name], err = io.ReadAll(in); err != nil {
			t.Fatal(err)
		}
	}
	return files
}

// TestScormRefused: one sentence, and no file.
func TestScormRefused(t *testing.T) {
	site, dir := aSite(t), t.TempDir()
	bad := filepath.Join(dir, "bad.txt")
	if err := os.WriteFile(bad, []byte("name: bad\ntitle: Bad <b>\n\nstep: One\nboard: rook@3,3\nsay: Look.\nclaim: P 3,4\n"), 0o666); err != nil {
		t.Fatal(err)
	}
	spoilt := aSite(t)
	if err := os.WriteFile(filepath.Join(spoilt, "v/1/a&b.js"), []byte("12"), 0o666); err != nil {
		t.Fatal(err)
	}
	older := aSite(t)
	if err := os.WriteFile(filepath.Join(older, "index.html"), []byte(`<script src="start.js?0"></script>`), 0o666); err != nil {
		t.Fatal(err)
	}
	out := filepath.Join(dir, "x.zip")
	for _, x := range []struct {
		status int
		args   []string
		want   string
	}{
		{wrong, []string{"mosaic", "--out", out, "--dir", site}, "there is no lesson mosaic: choose one of corner-the-rook"},
		{wrong, []string{"mosaics"}, "--out FILE.zip is missing"},
		{wrong, []string{"mosaics", "-o", out, "--out", out}, "--out is given twice"},
		{wrong, []string{"--out", out}, "call palace lesson scorm"},
		{wrong, []string{"./nowhere.txt", "--out", out, "--dir", site}, "there is no file ./nowhere.txt"},
		{failed, []string{bad, "--out", out, "--dir", site}, say("game/lesson/in-line", 7, "")},
		{failed, []string{"mosaics", "--out", out, "--dir", dir}, "there is no site in"},
		{failed, []string{"mosaics", "--out", out, "--dir", spoilt}, "a&b.js has 2 bytes, and had 1"},
		{failed, []string{"mosaics", "--out", out, "--dir", older}, "index.html is not of this version"},
		{failed, []string{"mosaics", "--out", filepath.Join(dir, "no/x.zip"), "--dir", site}, "no such file"},
	} {
		if _, complaint := calls(t, x.status, append([]string{"lesson", "scorm"}, x.args...)...); !strings.Contains(complaint, x.want) || strings.Count(complaint, "\n") != 1 {
			t.Errorf("%q: %s", x.args, complaint)
		}
	}
	if _, err := os.Stat(out); err == nil {
		t.Error("there is a package")
	}
	if _, complaint := calls(t, wrong, "lesson", "check", bad, "--out", out); !strings.Contains(complaint, "takes no flag except --json") {
		t.Error(complaint)
	}
}
