package main

import (
	"bytes"
	"errors"
	"fmt"
	"path"
	"slices"
	"strings"

	"github.com/evanw/esbuild/pkg/api"
)

// mapEnding is that of a file which leads from a bundle to its sources. Browsers ask for it
// only when somebody looks into a script.
const mapEnding = ".map"

// forms are how esbuild writes what it makes.
var forms = map[form]api.BuildOptions{
	asScript: {Target: api.ES2024, MinifyWhitespace: true, MinifyIdentifiers: true, MinifySyntax: true},
	asBundle: {Target: api.ES2024, MinifyWhitespace: true, MinifyIdentifiers: true, MinifySyntax: true, Bundle: true, Format: api.FormatIIFE, Sourcemap: api.SourceMapLinked},
	asModule: {Target: api.ES2022, MinifyWhitespace: true, MinifyIdentifiers: true, MinifySyntax: true, Bundle: true, Format: api.FormatESModule, Banner: map[string]string{"js": boardBanner}},
	asSheet:  {MinifyWhitespace: true, Bundle: true, LegalComments: api.LegalCommentsNone},
}

// bundled returns files in a form, with all that they import, by their own names, and their maps beside them.
func bundled(source files, made form, names ...string) (files, error) {
	options := forms[made]
	options.Outdir, options.Charset = "/", api.CharsetUTF8
	options.Plugins = []api.Plugin{{Name: "site", Setup: func(build api.PluginBuild) { fromSite(build, source) }}}
	for _, name := range names {
		options.EntryPointsAdvanced = append(options.EntryPointsAdvanced, api.EntryPoint{InputPath: name, OutputPath: strings.TrimSuffix(name, path.Ext(name))})
	}
	result := api.Build(options)
	whole := files{}
	for _, file := range result.OutputFiles {
		whole[strings.TrimPrefix(file.Path, "/")] = bytes.TrimRight(file.Contents, "\n")
	}
	return whole, complaint(result.Errors, result.Warnings)
}

// textSpace is the namespace of sheets that a script imports: for it they are texts.
const textSpace = "text"

// fromSite has a bundler read the site's files from memory.
func fromSite(build api.PluginBuild, source files) {
	build.OnResolve(api.OnResolveOptions{Filter: "."}, func(asked api.OnResolveArgs) (api.OnResolveResult, error) {
		name, space := asked.Path, "site"
		if asked.Kind != api.ResolveEntryPoint {
			name = path.Join(path.Dir(asked.Importer), name)
		}
		if asked.Kind == api.ResolveJSImportStatement && path.Ext(name) == ".css" {
			space = textSpace
		}
		if source[name] == nil {
			return api.OnResolveResult{}, fmt.Errorf("%s is not there", name)
		}
		if asked.Kind == api.ResolveCSSURLToken { // a face, which lies in the folder of the sheet
			return api.OnResolveResult{Path: name, External: true}, nil
		}
		return api.OnResolveResult{Path: name, Namespace: space}, nil
	})
	build.OnLoad(api.OnLoadOptions{Filter: "."}, func(asked api.OnLoadArgs) (api.OnLoadResult, error) {
		text := string(source[asked.Path])
		loader := map[string]api.Loader{".js": api.LoaderJS, ".css": api.LoaderCSS, ".json": api.LoaderJSON}[path.Ext(asked.Path)]
		if asked.Namespace == textSpace {
			loader = api.LoaderText
		}
		return api.OnLoadResult{Contents: &text, Loader: loader}, nil
	})
}

// complaint returns what the bundler has to say as an error, for what it warns of is one.
func complaint(lists ...[]api.Message) error {
	var all []error
	for _, message := range slices.Concat(lists...) {
		where := ""
		if message.Location != nil {
			where = fmt.Sprintf("%s:%d: ", strings.TrimPrefix(message.Location.File, "site:"), message.Location.Line)
		}
		all = append(all, errors.New(where+message.Text))
	}
	return errors.Join(all...)
}
