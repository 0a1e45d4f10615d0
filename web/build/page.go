package main

import (
	"cmp"
	"crypto/sha256"
	"encoding/base64"
	"fmt"
	"maps"
	"regexp"
	"slices"
	"strings"

	"golang.org/x/net/html"
)

// page makes a page of the site.
func (b *builder) page(name string) []byte {
	root := b.open(name)
	if root == nil {
		return nil
	}
	b.colours(root)
	b.icons(root)
	b.inside(root)
	b.sheets(name, root)
	for _, n := range all(root, "link", "rel=modulepreload") {
		replace(n)
	}
	for _, n := range all(root, "script", "type=module") {
		if rowOf(attr(n, "src")).made != asBundle {
			b.fail("%s: the script %s is in no row of outputs.go", b.where[n], attr(n, "src"))
		}
	}
	if name == mainPage && b.offline {
		for _, head := range all(root, "head", "") {
			head.AppendChild(element("link", "rel", "manifest", "href", appName))
			head.AppendChild(element("link", "rel", "apple-touch-icon", "href", installFolder+iconName(touchIcon)))
		}
	}
	if stays(name) {
		lead(root)
	}
	return rendered(root)
}

// open reads a page, with its panels and all that has a place in it, in English.
func (b *builder) open(name string) *html.Node {
	root := b.parse(name)
	if root != nil {
		b.fill(root)
		b.speak(root)
	}
	return root
}

// parse reads a file of a page, and remembers where its nodes are; it returns nil if that cannot be read.
func (b *builder) parse(name string) *html.Node {
	root, where, err := parse(name, b.source[name])
	b.note(err)
	maps.Copy(b.where, where)
	return root
}

// fill puts into a page, or into a panel, what has a place there, <!-- panel moves --> or <!-- said --> in a script, and takes
// out what is only remarked.
func (b *builder) fill(root *html.Node) {
	for _, n := range slices.Collect(root.Descendants()) {
		place, inside := n.Data, n.Type == html.CommentNode
		if n.Type == html.TextNode && n.Parent.Data == "script" {
			place, inside = strings.CutPrefix(n.Data, "<!--")
			place = strings.TrimSuffix(place, "-->")
		}
		if !inside {
			continue
		}
		what, which, _ := strings.Cut(strings.TrimSpace(place), " ")
		switch what {
		case "panel":
			replace(n, b.panel(b.where[n], which)...)
		case "claims":
			replace(n, b.part(claimsName)...)
		case "languages":
			b.languages.offer(root, n)
		case "first":
			replace(n, raw(b.source[firstName]))
		case "shaders":
			replace(n, raw(b.source[shadersName]))
		case "said":
			replace(n, raw(b.said()))
		case offerPlace: // single.go finds it
		default:
			replace(n)
		}
	}
}

// part returns what a file has that stands in a page.
func (b *builder) part(name string) []*html.Node {
	root := b.parse(name)
	if root == nil {
		return nil
	}
	b.fill(root)
	nodes := slices.Collect(root.ChildNodes())
	for _, n := range nodes {
		root.RemoveChild(n)
	}
	return nodes
}

// panelFolder holds a folder a panel: its script, NAME/NAME.js, and its style. The script has a template of the panel's part of the page
// (web/site/js/view.js); of what is seen before any program the part is NAME/NAME.html.
const panelFolder = "panels/"

// panel returns a panel's part of the page. Each has one place.
func (b *builder) panel(where, name string) []*html.Node {
	part := panelFolder + name + "/" + name + pages
	script := strings.TrimSuffix(part, pages) + ".js"
	switch {
	case b.source[part] == nil && b.source[script] != nil:
		return []*html.Node{element("template", "data-panel", name)}
	case b.source[part] == nil:
		b.fail("%s: there is no panel %s", where, name)
	case b.placed[part]:
		b.fail("%s: the panel %s has another place", where, name)
	default:
		b.placed[part] = true
		return b.part(part)
	}
	return nil
}

// tokensName is the sheet with the words of the look. The page's colours, which package colour writes, stand before them.
const tokensName = "style/tokens.css"

// colours puts them where a page names one and no style sheet can: <meta content="var(--ground)" media="(prefers-color-scheme: dark)">.
func (b *builder) colours(root *html.Node) {
	for _, n := range all(root, "meta", "media") {
		if name, ok := strings.CutPrefix(attr(n, "content"), "var("); ok {
			value := colourOf(string(b.source[coloursName]), strings.TrimSuffix(name, ")"))
			day, night, _ := strings.Cut(strings.TrimSuffix(strings.TrimPrefix(value, "light-dark("), ")"), ", ")
			if strings.Contains(attr(n, "media"), "dark") {
				day = night
			}
			set(n, "content", day)
		}
	}
}

// colourOf returns the value of a colour in the sheet: the first one, and not that for more contrast.
func colourOf(sheet, name string) string {
	_, value, _ := strings.Cut(sheet, name+": ")
	value, _, _ = strings.Cut(value, ";")
	return value
}

// iconsName is the picture whose parts are the page's icons. A page has them in itself: a
// browser asks for a picture of which it uses parts again and again, if the host does not
// say how long it can be kept.
const iconsName = "icon.svg"

// iconOf is how a template names an icon: icon("close").
var iconOf = regexp.MustCompile(`\bicon\("([\w-]+)"\)`)

// icons puts those that a page uses at its end.
func (b *builder) icons(root *html.Node) {
	used := map[string]string{} // where
	for _, n := range all(root, "use", "href") {
		if id, ok := strings.CutPrefix(attr(n, "href"), iconsName+"#"); ok {
			used[id] = b.where[n]
			set(n, "href", "#icon-"+id)
		}
	}
	for name, script := range b.source {
		if !strings.HasPrefix(name, panelFolder) || len(all(root, "template", "data-panel")) == 0 {
			continue
		}
		for _, found := range iconOf.FindAllSubmatch(script, -1) { // of a panel that is a template
			used[string(found[1])] = name
		}
	}
	if len(used) == 0 {
		return
	}
	picture := b.parse(iconsName)
	if picture == nil {
		return
	}
	inside := element("svg", "display", "none", "aria-hidden", "true")
	for _, n := range slices.Concat(all(picture, "symbol", "id"), all(picture, "g", "id")) {
		if id := attr(n, "id"); used[id] != "" {
			delete(used, id)
			n.Parent.RemoveChild(n)
			set(n, "id", "icon-"+id)
			inside.AppendChild(n)
		}
	}
	for id, where := range used {
		b.fail("%s: there is no icon %s in %s", where, id, iconsName)
	}
	for _, body := range all(root, "body", "") {
		body.AppendChild(inside)
	}
}

// A page that was built has what must not be missing in itself, and all its style in one
// sheet for which nothing waits: see web/site/js/first.js and style.js. Its policy allows
// what stands in it by a hash of each text.
const inlined = "data-inline"

// inside puts sheets and scripts into a page.
func (b *builder) inside(root *html.Node) {
	put := func(n *html.Node, tag, policy, name string, made form) {
		text, err := bundled(b.source, made, name)
		if err := cmp.Or(err, allow(root, policy, text[name])); err != nil {
			b.fail("%s: %s: %w", b.where[n], name, err)
		}
		replace(n, holding(element(tag), raw(text[name])))
	}
	for _, n := range all(root, "link", inlined) {
		put(n, "style", "style-src", attr(n, "href"), asSheet)
	}
	for _, n := range all(root, "script", inlined) {
		put(n, "script", "script-src", attr(n, "src"), asScript)
	}
}

// allow has the policy of a page allow a text that stands in it.
func allow(root *html.Node, policy string, text []byte) error {
	if strings.Contains(string(text), "</") {
		return fmt.Errorf("what stands in a page holds no end of an element")
	}
	for _, n := range all(root, "meta", "http-equiv") {
		policies := strings.Split(attr(n, "content"), "; ")
		for i, each := range policies {
			if strings.HasPrefix(each, policy+" ") {
				policies[i] += " " + hashed(text)
				set(n, "content", strings.Join(policies, "; "))
				return nil
			}
		}
	}
	return fmt.Errorf("the page's policy does not say %s", policy)
}

// hashed names a text for a policy.
func hashed(text []byte) string {
	sum := sha256.Sum256(text)
	return "'sha256-" + base64.StdEncoding.EncodeToString(sum[:]) + "'"
}

// wholeMark ends a sheet, so that the page can tell one that was cut short.
const wholeMark = ":root{--whole:1}"

// sheets has a page load all its sheets as one, which is made of them in their order.
func (b *builder) sheets(name string, root *html.Node) {
	joined, imports := strings.TrimSuffix(name, pages)+".css", ""
	for _, n := range all(root, "link", "rel=stylesheet") {
		if b.source[attr(n, "href")] == nil {
			b.fail("%s: %s is not there", b.where[n], attr(n, "href"))
		}
		if imports == "" {
			n.Parent.InsertBefore(element("link", "rel", "stylesheet", "href", joined, "media", "print", "fetchpriority", "high", "data-late", ""), n)
		}
		imports += fmt.Sprintf("@import %q;\n", attr(n, "href"))
		replace(n)
	}
	if imports != "" {
		b.source[joined] = []byte(imports + wholeMark)
	}
}

// lead makes addresses in a page lead to the files of the version.
func lead(root *html.Node) {
	for n := range root.Descendants() {
		for i, a := range n.Attr {
			if a.Key != "href" && a.Key != "src" {
				continue
			}
			switch row := rowOf(a.Val); {
			case a.Val == starter:
				n.Attr[i].Val += "?" + unnamed
			case row.name != "" && !row.is(beside):
				n.Attr[i].Val = folder + a.Val
			}
		}
	}
}
