package org.openjdk.jmh.javadoc;

import com.sun.source.doctree.DocCommentTree;
import com.sun.source.doctree.DocTree;
import com.sun.source.util.DocTrees;
import com.sun.source.util.TreePath;
import java.io.IOException;
import java.io.UncheckedIOException;
import java.util.Arrays;
import java.util.Collections;
import java.util.IdentityHashMap;
import java.util.List;
import java.util.Set;
import javax.lang.model.element.Element;
import javax.tools.Diagnostic;
import jdk.javadoc.doclet.Doclet;
import jdk.javadoc.doclet.DocletEnvironment;
import jdk.javadoc.doclet.Taglet;
import org.openjdk.jmh.results.measures.MeasuredResult;

/**
 * Implements the tag {@code {@performance}}, which shows the results of the documented method, or of all methods of the
 * documented type, as a table with a plot. {@code {@performance ListBenchmark.contains, SetBenchmark.contains}} shows
 * the named benchmarks instead.
 */
public final class PerformanceTaglet implements Taglet {

    private static final String NAME = "performance";

    private ShownResults measurements;
    private DocletEnvironment environment;
    private final Set<DocTree> warned = Collections.newSetFromMap(new IdentityHashMap<>());

    public PerformanceTaglet() {
    }

    @Override
    public void init(DocletEnvironment documented, Doclet doclet) {
        environment = documented;
        try {
            measurements = ShownResults.named();
        } catch (IOException e) {
            throw new UncheckedIOException(e.getMessage(), e);
        }
    }

    @Override
    public String getName() {
        return NAME;
    }

    @Override
    public Set<Location> getAllowedLocations() {
        return Set.of(Location.TYPE, Location.METHOD, Location.CONSTRUCTOR);
    }

    @Override
    public boolean isInlineTag() {
        return true;
    }

    @Override
    public String toString(List<? extends DocTree> tags, Element element) {
        StringBuilder sections = new StringBuilder();
        for (DocTree tag : tags) {
            List<String> benchmarks = benchmarks(tag);
            List<MeasuredResult> results = benchmarks.isEmpty()
                    ? measurements.of(element, environment.getTypeUtils()) : measurements.named(benchmarks);
            if (results.isEmpty()) {
                warn(tag, element, benchmarks.isEmpty() ? "no result comes from a benchmark that names " + element
                        + " by @Measures" : "no result is of a benchmark " + String.join(", ", benchmarks));
            } else {
                sections.append(new PerformanceSection(results, measurements).html());
            }
        }
        return sections.toString();
    }

    static boolean isIn(DocCommentTree comment) {
        return comment != null && comment.getFullBody().stream().anyMatch(PerformanceTaglet::isTag);
    }

    private static boolean isTag(DocTree tree) {
        return tree.getKind() == DocTree.Kind.UNKNOWN_INLINE_TAG
                && tree.toString().matches("(?s)\\{@" + NAME + "\\b.*");
    }

    private static List<String> benchmarks(DocTree tag) {
        String content = tag.toString().replaceAll("(?s)^\\{@" + NAME + "|\\}$", "");
        return Arrays.stream(content.split("[\\s,]+")).filter(name -> !name.isEmpty()).toList();
    }

    /** Warns once for each tag, since the first sentence of a comment is on two pages. */
    private void warn(DocTree tag, Element element, String text) {
        DocTrees trees = environment.getDocTrees();
        TreePath path = trees.getPath(element);
        DocCommentTree comment = trees.getDocCommentTree(element);
        if (path != null && comment != null && warned.add(tag)) {
            trees.printMessage(Diagnostic.Kind.WARNING, text, tag, comment, path.getCompilationUnit());
        }
    }
}
