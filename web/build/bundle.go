package main

import (
	"bytes"
	"errors"
	"fmt"
	"maps"
	"path"
	"regexp"
	"slices"
	"strings"
	"sync"

	"github.com/evanw/esbuild/pkg/api"
)

// A site that was built has one script a page and one for the workers: what a script imports is in it. A script that was cut short on its way does
// nothing at all, for each is one function that is called at its end.
var (
	moduleScript  = regexp.MustCompile(`<script type="module" src="([^"]+)">`)
	modulePreload = regexp.MustCompile(`<link rel="modulepreload" href="[^"]+">\n`)
)

// workers are scripts that are no modules: a worker is started from the text of one.
var workers = []string{"js/worker.js", "scorm/pack.js"}

// mapEnding is that of a file which leads from a bundle to its sources. Browsers ask for it
// only when somebody looks into a script.
const mapEnding = ".map"

// withBundles returns the files with each page's scripts in one, and the others shortened.
func withBundles(source files) (files, error) {
	entries := workersIn(source)
	for name, body := range source {
		if path.Ext(name) != pages {
			continue
		}
		for _, found := range moduleScript.FindAllSubmatch(body, -1) {
			entries = append(entries, string(found[1]))
		}
	}
	made, taken, err := bundles(source, entries, true)
	if err != nil {
		return nil, err
	}
	whole := maps.Clone(source)
	maps.DeleteFunc(whole, func(name string, _ []byte) bool { return taken[name] })
	maps.Copy(whole, made)
	for name, body := range whole {
		switch {
		case path.Ext(name) == pages:
			whole[name] = modulePreload.ReplaceAll(body, nil)
		case name == starter || name == serviceWorker:
			if whole[name], err = short(name, body); err != nil {
				return nil, err
			}
		}
	}
	return whole, nil
}

// withWorkers returns the files with the scripts of workers in one each, for whoever reads
// all others as they are.
func withWorkers(source files) (files, error) {
	made, _, err := bundles(source, workersIn(source), false)
	whole := maps.Clone(source)
	maps.Copy(whole, made)
	return whole, err
}

func workersIn(source files) (entries []string) {
	for _, name := range workers {
		if source[name] != nil {
			entries = append(entries, name)
		}
	}
	return entries
}

// bundles returns scripts with all that they import, by their own names, and which files are
// in them. Shortened, each has its map beside it.
func bundles(source files, entries []string, shortened bool) (made files, taken map[string]bool, err error) {
	made, taken = files{}, map[string]bool{}
	if len(entries) == 0 {
		return made, taken, nil
	}
	options := api.BuildOptions{
		Outdir: "/", Bundle: true, Format: api.FormatIIFE, Target: api.ES2024, Charset: api.CharsetUTF8,
		Plugins: []api.Plugin{{Name: "site", Setup: func(build api.PluginBuild) { fromSite(build, source, taken) }}},
	}
	for _, name := range entries {
		options.EntryPointsAdvanced = append(options.EntryPointsAdvanced, api.EntryPoint{InputPath: name, OutputPath: strings.TrimSuffix(name, ".js")})
	}
	if shortened {
		options.MinifyWhitespace, options.MinifyIdentifiers, options.MinifySyntax = true, true, true
		options.Sourcemap = api.SourceMapLinked
	}
	result := api.Build(options)
	for _, file := range result.OutputFiles {
		made[strings.TrimPrefix(file.Path, "/")] = file.Contents
	}
	return made, taken, complaint(result.Errors, result.Warnings)
}

// loaders say what becomes of a file that is imported: a sheet is its text.
var loaders = map[string]api.Loader{".js": api.LoaderJS, ".css": api.LoaderText, ".json": api.LoaderJSON}

// fromSite has a bundler read the site's files from memory, and notes which it takes.
func fromSite(build api.PluginBuild, source files, taken map[string]bool) {
	const site = "site"
	var mutex sync.Mutex
	build.OnResolve(api.OnResolveOptions{Filter: "."}, func(asked api.OnResolveArgs) (api.OnResolveResult, error) {
		name := asked.Path
		if asked.Kind != api.ResolveEntryPoint {
			name = path.Join(path.Dir(asked.Importer), name)
		}
		if source[name] == nil {
			return api.OnResolveResult{}, fmt.Errorf("%s is not there", name)
		}
		return api.OnResolveResult{Path: name, Namespace: site}, nil
	})
	build.OnLoad(api.OnLoadOptions{Filter: ".", Namespace: site}, func(asked api.OnLoadArgs) (api.OnLoadResult, error) {
		mutex.Lock() // several files are read at once
		taken[asked.Path] = true
		mutex.Unlock()
		text := string(source[asked.Path])
		return api.OnLoadResult{Contents: &text, Loader: loaders[path.Ext(asked.Path)]}, nil
	})
}

// short returns a script, or a sheet without its remarks and spaces.
func short(name string, body []byte) ([]byte, error) {
	options := api.TransformOptions{Loader: api.LoaderJS, Sourcefile: name, Target: api.ES2024, Charset: api.CharsetUTF8, MinifyWhitespace: true}
	if path.Ext(name) == ".css" {
		options.Loader, options.Target, options.LegalComments = api.LoaderCSS, api.DefaultTarget, api.LegalCommentsNone
	} else {
		options.MinifyIdentifiers, options.MinifySyntax = true, true
	}
	result := api.Transform(string(body), options)
	return bytes.TrimRight(result.Code, "\n"), complaint(result.Errors, result.Warnings)
}

// complaint returns what the bundler has to say as an error, for what it warns of is one.
func complaint(lists ...[]api.Message) error {
	var all []error
	for _, message := range slices.Concat(lists...) {
		where := ""
		if message.Location != nil {
			where = fmt.Sprintf("%s:%d: ", message.Location.File, message.Location.Line)
		}
		all = append(all, errors.New(where+message.Text))
	}
	return errors.Join(all...)
}
