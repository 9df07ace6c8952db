package org.openjdk.jmh.lint.tree;

import com.sun.source.tree.CompilationUnitTree;
import com.sun.source.tree.Tree;
import com.sun.source.util.JavacTask;
import com.sun.source.util.TaskEvent;
import com.sun.source.util.TaskListener;
import com.sun.source.util.TreePath;
import com.sun.source.util.Trees;
import java.util.Optional;
import java.util.Set;
import javax.annotation.processing.ProcessingEnvironment;
import javax.lang.model.element.Element;
import javax.lang.model.element.TypeElement;
import org.openjdk.jmh.lint.Finding;
import org.openjdk.jmh.lint.Linter;
import org.openjdk.jmh.lint.source.AttributedSources;
import org.openjdk.jmh.lint.source.Diagnostics;
import org.openjdk.jmh.lint.source.ElementPlace;
import org.openjdk.jmh.lint.source.SourceClass;
import org.openjdk.jmh.lint.source.SourceModel;

/**
 * Checks each class when javac has attributed it: its tree has types then, and nothing is computed twice. Annotation
 * processing has ended by then, but messages still count.
 */
public final class AttributedClasses implements AttributedSources {

    public AttributedClasses() {
    }

    @Override
    public void lint(ProcessingEnvironment environment, Set<String> subjects, Linter linter,
                     Diagnostics diagnostics) {
        JavacTask.instance(environment).addTaskListener(new Listener(environment, subjects, linter, diagnostics));
    }

    private static final class Listener implements TaskListener {

        private final ProcessingEnvironment environment;
        private final Trees trees;
        private final RepeatedAnnotations annotations;
        private final Set<String> subjects;
        private final Linter linter;
        private final Diagnostics diagnostics;

        Listener(ProcessingEnvironment environment, Set<String> subjects, Linter linter, Diagnostics diagnostics) {
            this.environment = environment;
            this.trees = Trees.instance(environment);
            this.annotations = new RepeatedAnnotations(trees);
            this.subjects = subjects;
            this.linter = linter;
            this.diagnostics = diagnostics;
        }

        @Override
        public void started(TaskEvent event) {
            // Trees have types only after the analysis.
        }

        @Override
        public void finished(TaskEvent event) {
            TypeElement type = event.getTypeElement();
            if (event.getKind() == TaskEvent.Kind.ANALYZE && type != null
                    && subjects.contains(type.getQualifiedName().toString())) {
                lint(type, event.getCompilationUnit());
            }
        }

        private void lint(TypeElement type, CompilationUnitTree file) {
            try {
                SourceClass facts = new SourceClass(type, new SourceModel(environment, new TreeBodies(trees, file)));
                for (Finding finding : linter.lint(facts, diagnostics::failed)) {
                    print(finding, file);
                }
                diagnostics.end(facts, type);
            } catch (RuntimeException | LinkageError e) {
                diagnostics.failed(type.getQualifiedName().toString(), e);
            }
        }

        private void print(Finding finding, CompilationUnitTree file) {
            if (finding.place() instanceof TreePlace) {
                TreePath path = ((TreePlace) finding.place()).path;
                print(finding, declaration(path), path, file);
            } else {
                print(finding, (ElementPlace) finding.place(), file);
            }
        }

        private void print(Finding finding, ElementPlace place, CompilationUnitTree file) {
            Optional<TreePath> repeated = place.annotation() == null ? Optional.empty()
                    : annotations.repeated(place.element(), place.annotation());
            if (repeated.isPresent()) {
                print(finding, place.element(), repeated.get(), file);
            } else {
                diagnostics.print(finding, where(path(place), file));
            }
        }

        private void print(Finding finding, Element declaration, TreePath path, CompilationUnitTree file) {
            diagnostics.print(finding, declaration, where(path, file),
                    (kind, message) -> trees.printMessage(kind, message, path.getLeaf(), path.getCompilationUnit()));
        }

        private String where(TreePath path, CompilationUnitTree file) {
            String name = file.getSourceFile().getName().replaceFirst(".*[/\\\\]", "");
            if (path == null) {
                return name;
            }
            long position = trees.getSourcePositions().getStartPosition(path.getCompilationUnit(), path.getLeaf());
            return name + ":" + path.getCompilationUnit().getLineMap().getLineNumber(position);
        }

        private TreePath path(ElementPlace place) {
            return place.annotation() == null ? trees.getPath(place.element())
                    : trees.getPath(place.element(), place.annotation());
        }

        private Element declaration(TreePath path) {
            for (TreePath each = path; each != null; each = each.getParentPath()) {
                Tree.Kind kind = each.getLeaf().getKind();
                if (kind == Tree.Kind.VARIABLE || kind == Tree.Kind.METHOD || kind == Tree.Kind.CLASS) {
                    return trees.getElement(each);
                }
            }
            return null;
        }
    }
}
