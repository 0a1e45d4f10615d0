package main

import (
	"bytes"
	"fmt"
	"slices"
	"strings"

	"golang.org/x/net/html"
)

// A page is read once, into a tree. Each step of the build works on its nodes, and it is written once, at the end.

// voids are elements that hold nothing and have no end.
var voids = []string{"br", "hr", "img", "input", "link", "meta"}

// literal are elements whose text is no HTML.
var literal = []string{"script", "style"}

// vector is the namespace of pictures in a page, where an element may close itself.
const vector = "svg"

// parse reads a page, or a part of one, and returns also where its nodes are, "panels/help/help.html:12". A browser mends what is
// wrong, and nobody notices; here each element has to be closed.
func parse(name string, text []byte) (root *html.Node, where map[*html.Node]string, err error) {
	root, where = &html.Node{Type: html.DocumentNode}, map[*html.Node]string{}
	in, line := root, 1
	kinds := map[html.TokenType]html.NodeType{
		html.TextToken: html.TextNode, html.CommentToken: html.CommentNode, html.DoctypeToken: html.DoctypeNode,
		html.StartTagToken: html.ElementNode, html.SelfClosingTagToken: html.ElementNode,
	}
	for z := html.NewTokenizer(bytes.NewReader(text)); ; {
		kind := z.Next()
		if kind == html.ErrorToken {
			break
		}
		place, lines := fmt.Sprintf("%s:%d", name, line), bytes.Count(z.Raw(), []byte("\n"))
		token := z.Token()
		if token.Data == "noscript" {
			z.NextIsNotRawText() // it is one only for browsers that run scripts
		}
		switch {
		case kind != html.EndTagToken:
			n := &html.Node{Type: kinds[kind], Data: token.Data, Attr: token.Attr}
			if n.Data == vector || in.Namespace == vector {
				n.Namespace = vector
			}
			in.AppendChild(n)
			where[n] = place
			if kind == html.StartTagToken && !slices.Contains(voids, n.Data) {
				in = n
			}
		case in == root || in.Data != token.Data:
			return nil, nil, fmt.Errorf("%s: a %s is closed that is not open", place, token.Data)
		default:
			in = in.Parent
		}
		line += lines
	}
	if in != root {
		return nil, nil, fmt.Errorf("%s: %s is not closed", where[in], in.Data)
	}
	return root, where, nil
}

// rendered returns a page as text.
func rendered(root *html.Node) []byte {
	var b bytes.Buffer
	render(&b, root)
	return b.Bytes()
}

var (
	inText  = strings.NewReplacer("&", "&amp;", "<", "&lt;")
	inQuote = strings.NewReplacer("&", "&amp;", "<", "&lt;", `"`, "&quot;")
)

func render(b *bytes.Buffer, n *html.Node) {
	switch n.Type {
	case html.DoctypeNode:
		b.WriteString("<!doctype " + n.Data + ">")
	case html.CommentNode:
		b.WriteString("<!--" + n.Data + "-->")
	case html.RawNode:
		b.WriteString(n.Data)
	case html.TextNode:
		if n.Parent != nil && slices.Contains(literal, n.Parent.Data) {
			b.WriteString(n.Data)
		} else {
			inText.WriteString(b, n.Data)
		}
	case html.ElementNode:
		b.WriteString("<" + n.Data)
		for _, a := range n.Attr {
			b.WriteString(" " + a.Key)
			if a.Val != "" {
				b.WriteString(`="` + inQuote.Replace(a.Val) + `"`)
			}
		}
		if n.Namespace == vector && n.FirstChild == nil {
			b.WriteString("/>")
			return
		}
		b.WriteString(">")
	}
	for c := range n.ChildNodes() {
		render(b, c)
	}
	if n.Type == html.ElementNode && !slices.Contains(voids, n.Data) {
		b.WriteString("</" + n.Data + ">")
	}
}

// element makes one, with attributes by names and values, which follow each other.
func element(tag string, attributes ...string) *html.Node {
	n := &html.Node{Type: html.ElementNode, Data: tag}
	for i := 1; i < len(attributes); i += 2 {
		set(n, attributes[i-1], attributes[i])
	}
	return n
}

// text makes a text, and raw what is HTML already.
func text(data string) *html.Node { return &html.Node{Type: html.TextNode, Data: data} }
func raw(data []byte) *html.Node  { return &html.Node{Type: html.RawNode, Data: string(data)} }

// holding returns an element with a node in it.
func holding(n, in *html.Node) *html.Node {
	n.AppendChild(in)
	return n
}

// attr returns the value of an attribute, "" where there is none.
func attr(n *html.Node, name string) string {
	for _, a := range n.Attr {
		if a.Key == name {
			return a.Val
		}
	}
	return ""
}

func has(n *html.Node, name string) bool {
	return slices.ContainsFunc(n.Attr, func(a html.Attribute) bool { return a.Key == name })
}

// set gives an attribute a value, at the end where there was none.
func set(n *html.Node, name, value string) {
	for i := range n.Attr {
		if n.Attr[i].Key == name {
			n.Attr[i].Val = value
			return
		}
	}
	n.Attr = append(n.Attr, html.Attribute{Key: name, Val: value})
}

func drop(n *html.Node, names ...string) {
	n.Attr = slices.DeleteFunc(n.Attr, func(a html.Attribute) bool { return slices.Contains(names, a.Key) })
}

// all returns the elements of a kind that have an attribute, "" for whatever they have, in the order of the page.
func all(root *html.Node, tag, attribute string) (found []*html.Node) {
	for n := range root.Descendants() {
		if n.Type == html.ElementNode && n.Data == tag && (attribute == "" || has(n, attribute)) {
			found = append(found, n)
		}
	}
	return found
}

// links returns those of a kind, such as style sheets.
func links(root *html.Node, kind string) []*html.Node {
	return slices.DeleteFunc(all(root, "link", "rel"), func(n *html.Node) bool { return attr(n, "rel") != kind })
}

// replace puts others into the place of a node.
func replace(old *html.Node, with ...*html.Node) {
	for _, n := range with {
		old.Parent.InsertBefore(n, old)
	}
	old.Parent.RemoveChild(old)
}

// remove takes a node out of a page, and its line if it has one of its own.
func remove(n *html.Node) {
	if after := n.NextSibling; after != nil && blank(after) {
		n.Parent.RemoveChild(after)
	}
	n.Parent.RemoveChild(n)
}

func blank(n *html.Node) bool { return n.Type == html.TextNode && strings.TrimSpace(n.Data) == "" }

// elementBeside returns the element before another, or behind it, with nothing but space between them; nil if there is none.
func elementBeside(n *html.Node, step func(*html.Node) *html.Node) *html.Node {
	for n = step(n); n != nil && blank(n); {
		n = step(n)
	}
	return n
}
