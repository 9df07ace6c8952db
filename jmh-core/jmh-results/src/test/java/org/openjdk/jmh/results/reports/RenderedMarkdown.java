package org.openjdk.jmh.results.reports;

import java.util.ArrayList;
import java.util.List;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import org.commonmark.Extension;
import org.commonmark.ext.autolink.AutolinkExtension;
import org.commonmark.ext.footnotes.FootnotesExtension;
import org.commonmark.ext.gfm.strikethrough.StrikethroughExtension;
import org.commonmark.ext.gfm.tables.TableBlock;
import org.commonmark.ext.gfm.tables.TableBody;
import org.commonmark.ext.gfm.tables.TableCell;
import org.commonmark.ext.gfm.tables.TableHead;
import org.commonmark.ext.gfm.tables.TableRow;
import org.commonmark.ext.gfm.tables.TablesExtension;
import org.commonmark.ext.task.list.items.TaskListItemsExtension;
import org.commonmark.node.BulletList;
import org.commonmark.node.Code;
import org.commonmark.node.Document;
import org.commonmark.node.Heading;
import org.commonmark.node.HtmlBlock;
import org.commonmark.node.HtmlInline;
import org.commonmark.node.Link;
import org.commonmark.node.ListItem;
import org.commonmark.node.Node;
import org.commonmark.node.Paragraph;
import org.commonmark.node.SoftLineBreak;
import org.commonmark.node.StrongEmphasis;
import org.commonmark.node.Text;
import org.commonmark.parser.Parser;

/** A comment as GitHub and GitLab show it: its text, and all in it that is more than text, tables and our own words. */
final class RenderedMarkdown {

    private static final List<Extension> GITHUB = List.of(TablesExtension.create(), StrikethroughExtension.create(),
            AutolinkExtension.create(),
            TaskListItemsExtension.create(), FootnotesExtension.create());

    private static final List<Class<?>> PLAIN =
            List.of(Document.class, Heading.class, Paragraph.class, BulletList.class,
                    ListItem.class, SoftLineBreak.class, Text.class, Code.class, TableBlock.class, TableHead.class,
                    TableBody.class, TableRow.class, TableCell.class);

    private static final Pattern OUR_BLOCK =
            Pattern.compile("(?s)<details><summary>\\d+ (undecided|the same)</summary>|</details>");

    /** What both sites look for in text that is rendered, but for code: a mention, an issue, an address, a picture. */
    private static final Pattern REFERENCE = Pattern.compile("(?i)@\\w|#\\w|\\bGH-\\d|\\w://|www\\.|:[\\w+-]+:");

    private final StringBuilder text = new StringBuilder();
    private final List<String> surprises = new ArrayList<>();
    private boolean inCode;

    RenderedMarkdown(String markdown) {
        visit(Parser.builder().extensions(GITHUB).build().parse(markdown));
    }

    private void visit(Node node) {
        if (node instanceof HtmlInline && List.of("<code>", "</code>").contains(((HtmlInline) node).getLiteral())) {
            inCode = ((HtmlInline) node).getLiteral().equals("<code>");
        } else if (node instanceof Text) {
            add(((Text) node).getLiteral());
        } else if (node instanceof Code) {
            text.append(((Code) node).getLiteral());
        } else if (node instanceof StrongEmphasis) {
            ownWord((StrongEmphasis) node);
        } else if (node instanceof HtmlBlock) {
            expect(OUR_BLOCK.matcher(((HtmlBlock) node).getLiteral()).matches(), ((HtmlBlock) node).getLiteral());
        } else {
            expect(PLAIN.contains(node.getClass()) || isNoMail(node), node.toString());
        }
        if (node instanceof TableCell || node instanceof Paragraph || node instanceof Heading) {
            text.append('\n');
        }
        for (Node child = node.getFirstChild(); child != null; child = child.getNext()) {
            visit(child);
        }
    }

    /** Unlike the sites, this library takes any character for a part of an address of mail. */
    private static boolean isNoMail(Node node) {
        return node instanceof Link && ((Link) node).getDestination().matches("mailto:[^@]+@\u200b.+");
    }

    private void add(String literal) {
        Matcher reference = REFERENCE.matcher(literal.replace(":warning: ", ""));
        expect(!reference.find() || inCode, literal);
        text.append(literal.replace("\u200b", ""));
    }

    private void ownWord(StrongEmphasis strong) {
        expect(strong.getFirstChild() instanceof Text
                && List.of("slower", "faster").contains(((Text) strong.getFirstChild()).getLiteral()),
                strong.toString());
    }

    private void expect(boolean holds, String otherwise) {
        if (!holds) {
            surprises.add(otherwise);
        }
    }

    /** Cells, paragraphs and headings, each behind the end of a line. */
    String text() {
        return text.toString();
    }

    /** What is a link, picture, list, mention or the like. */
    List<String> surprises() {
        return surprises;
    }
}
