// Release packs what a version of Palace is handed out as, into a folder that it makes anew:
//
//	palace_1.2.3_linux_amd64.tar.gz   the command with its page of the manual, one for each system (.zip for Windows)
//	palace-site_1.2.3.zip             the page, for a host
//	palace_1.2.3.html                 the page as one file
//	palace-board_1.2.3.tar.gz         the module for other pages, as npm takes it
//	SHA256SUMS                        the sums of all of them
//
// It takes the built page from dist and palace.zip, and compiles the commands itself. From the same
// commit it makes the same bytes: every file in an archive has the time of the commit.
package main

import (
	"archive/tar"
	"archive/zip"
	"bytes"
	"compress/gzip"
	"crypto/sha256"
	"errors"
	"flag"
	"fmt"
	"maps"
	"os"
	"os/exec"
	"path"
	"path/filepath"
	"regexp"
	"slices"
	"strconv"
	"strings"
	"time"
)

// systems are those for which there is a command, as GOOS/GOARCH.
var systems = []string{"darwin/amd64", "darwin/arm64", "linux/amd64", "linux/arm64", "windows/amd64", "windows/arm64"}

// beside are the files that lie beside a command.
var beside = []string{"CHANGELOG.md", "CITATION.cff", "LICENSE", "README.md"}

// versions are the names that a version may have.
var versions = regexp.MustCompile(`^v\d+\.\d+\.\d+(-[0-9A-Za-z.-]+)?$`)

func main() {
	version := flag.String("version", "", "what is released: `vX.Y.Z`")
	out := flag.String("out", "bin/release", "the `folder` that is made")
	check := flag.Bool("check", false, "only see whether the version is one")
	flag.Parse()
	err := named(*version)
	if err == nil && !*check {
		err = release(*version, *out)
	}
	if err != nil {
		fmt.Fprintf(os.Stderr, "release: %v\n", err)
		os.Exit(2)
	}
}

// named complains of what is no version.
func named(version string) error {
	if !versions.MatchString(version) {
		return fmt.Errorf("a version is written v1.2.3, and not %q: make release VERSION=v1.2.3", version)
	}
	return nil
}

// release makes the folder.
func release(version, out string) error {
	when, err := committed()
	if err != nil {
		return err
	}
	number := strings.TrimPrefix(version, "v")
	made := map[string][]byte{}
	for name, from := range map[string]string{"palace-site_" + number + ".zip": "palace.zip", "palace_" + number + ".html": "dist/palace.html"} {
		if made[name], err = os.ReadFile(from); err != nil {
			return err
		}
	}
	if made["palace-board_"+number+".tar.gz"], err = folderPacked("bin/palace-board", "package", when); err != nil {
		return err
	}
	for _, system := range systems {
		name, body, err := commandPacked(version, system, when)
		if err != nil {
			return err
		}
		made[name] = body
	}
	made["SHA256SUMS"] = sums(made)
	if err := os.RemoveAll(out); err != nil {
		return err
	}
	if err := os.MkdirAll(out, 0o755); err != nil {
		return err
	}
	for _, name := range slices.Sorted(maps.Keys(made)) {
		if err := os.WriteFile(filepath.Join(out, name), made[name], 0o644); err != nil {
			return err
		}
		fmt.Printf("%10d %s\n", len(made[name]), filepath.Join(out, name))
	}
	return nil
}

// committed returns when the commit was made of which this is.
func committed() (time.Time, error) {
	said, err := exec.Command("git", "log", "-1", "--format=%ct").Output()
	if err != nil {
		return time.Time{}, errors.New("a release is made of a commit, and git names none here")
	}
	seconds, err := strconv.ParseInt(strings.TrimSpace(string(said)), 10, 64)
	return time.Unix(seconds, 0).UTC(), err
}

// sums lists the sums of files as sha256sum does.
func sums(files map[string][]byte) []byte {
	var b bytes.Buffer
	for _, name := range slices.Sorted(maps.Keys(files)) {
		fmt.Fprintf(&b, "%x  %s\n", sha256.Sum256(files[name]), name)
	}
	return b.Bytes()
}

// commandPacked compiles the command for a system and packs it with what lies beside it; it returns the archive and its name.
func commandPacked(version, system string, when time.Time) (string, []byte, error) {
	name, arch, _ := strings.Cut(system, "/")
	folder := fmt.Sprintf("palace_%s_%s_%s", strings.TrimPrefix(version, "v"), name, arch)
	program := "palace"
	if name == "windows" {
		program += ".exe"
	}
	work, err := os.MkdirTemp("", "palace-release-")
	if err != nil {
		return "", nil, err
	}
	defer os.RemoveAll(work)
	build := exec.Command("go", "build", "-trimpath", "-ldflags", "-s -w -X main.released="+version, "-o", filepath.Join(work, program), "./cmd/palace")
	build.Env = append(os.Environ(), "CGO_ENABLED=0", "GOOS="+name, "GOARCH="+arch)
	if said, err := build.CombinedOutput(); err != nil {
		return "", nil, fmt.Errorf("%s: %w\n%s", system, err, said)
	}
	files := map[string][]byte{}
	for _, each := range beside {
		if files[each], err = os.ReadFile(each); err != nil {
			return "", nil, err
		}
	}
	if files[program], err = os.ReadFile(filepath.Join(work, program)); err != nil {
		return "", nil, err
	}
	if files["palace.1"], err = exec.Command("go", "run", "./cmd/palace", "help", "--man").Output(); err != nil {
		return "", nil, fmt.Errorf("the page of the manual: %w", err)
	}
	pack, ending := tarred, ".tar.gz"
	if name == "windows" {
		pack, ending = zipped, ".zip"
	}
	body, err := pack(folder, files, when)
	return folder + ending, body, err
}

// folderPacked packs the files of a folder.
func folderPacked(from, folder string, when time.Time) ([]byte, error) {
	list, err := os.ReadDir(from)
	if err != nil {
		return nil, err
	}
	files := map[string][]byte{}
	for _, entry := range list {
		if files[entry.Name()], err = os.ReadFile(filepath.Join(from, entry.Name())); err != nil {
			return nil, err
		}
	}
	return tarred(folder, files, when)
}

// mode returns who may do what with a file.
func mode(name string) os.FileMode {
	if name == "palace" || name == "palace.exe" {
		return 0o755
	}
	return 0o644
}

// tarred packs files, in a folder of their own, as .tar.gz.
func tarred(folder string, files map[string][]byte, when time.Time) ([]byte, error) {
	var b bytes.Buffer
	packer := gzip.NewWriter(&b)
	archive := tar.NewWriter(packer)
	for _, name := range slices.Sorted(maps.Keys(files)) {
		header := &tar.Header{Name: path.Join(folder, name), Mode: int64(mode(name)), Size: int64(len(files[name])), ModTime: when, Format: tar.FormatUSTAR}
		if err := archive.WriteHeader(header); err != nil {
			return nil, err
		}
		if _, err := archive.Write(files[name]); err != nil {
			return nil, err
		}
	}
	err := errors.Join(archive.Close(), packer.Close())
	return b.Bytes(), err
}

// zipped packs them as .zip.
func zipped(folder string, files map[string][]byte, when time.Time) ([]byte, error) {
	var b bytes.Buffer
	archive := zip.NewWriter(&b)
	for _, name := range slices.Sorted(maps.Keys(files)) {
		header := &zip.FileHeader{Name: path.Join(folder, name), Method: zip.Deflate, Modified: when}
		header.SetMode(mode(name))
		into, err := archive.CreateHeader(header)
		if err != nil {
			return nil, err
		}
		if _, err := into.Write(files[name]); err != nil {
			return nil, err
		}
	}
	err := archive.Close()
	return b.Bytes(), err
}
