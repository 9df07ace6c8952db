package org.openjdk.jmh.lint.source;

import java.lang.reflect.Field;
import java.util.Collections;
import java.util.Set;
import javax.annotation.processing.AbstractProcessor;
import javax.annotation.processing.ProcessingEnvironment;
import javax.annotation.processing.RoundEnvironment;
import javax.lang.model.SourceVersion;
import javax.lang.model.element.TypeElement;
import javax.tools.Diagnostic;
import org.openjdk.jmh.dynreconf.criteria.catalog.StabilityCriteria;
import org.openjdk.jmh.lint.Linter;
import org.openjdk.jmh.lint.model.Body;
import org.openjdk.jmh.lint.rules.Rules;

/**
 * Checks benchmarks during compilation. It generates no code and claims no annotations, so upstream's processor is
 * not affected. Findings are recorded beside the classes, see {@link FindingsRecord}.
 *
 * <p>With javac, classes are checked after attribution, with their source trees. Other compilers offer declarations
 * only; rules that need bodies of methods find nothing there.
 */
public final class LintProcessor extends AbstractProcessor {

    private final CheckedClasses subjects = new CheckedClasses();
    private LintLevels levels;
    private Diagnostics diagnostics;
    private Linter linter;
    private boolean hasTrees;

    public LintProcessor() {
    }

    @Override
    public synchronized void init(ProcessingEnvironment environment) {
        super.init(environment);
        levels = new LintLevels(environment.getOptions(), Rules.ids());
        levels.problems.forEach(problem -> environment.getMessager().printMessage(Diagnostic.Kind.WARNING, problem));
        if (!levels.allOff()) {
            diagnostics = new Diagnostics(levels, environment.getMessager(),
                    new FindingsRecord(environment.getFiler()));
            linter = new Linter(Rules.all(LintProcessor::criteria));
            hasTrees = lintAttributedClasses(environment, subjects.byName().keySet(), linter, diagnostics);
        }
    }

    private static StabilityCriteria criteria() {
        return StabilityCriteria.load(LintProcessor.class.getClassLoader());
    }

    @Override
    public Set<String> getSupportedAnnotationTypes() {
        return Collections.singleton("org.openjdk.jmh.annotations.*");
    }

    @Override
    public Set<String> getSupportedOptions() {
        return LintLevels.options(Rules.ids());
    }

    @Override
    public SourceVersion getSupportedSourceVersion() {
        return SourceVersion.latest();
    }

    @Override
    public boolean process(Set<? extends TypeElement> annotations, RoundEnvironment round) {
        if (linter != null) {
            subjects.add(annotations, round);
        }
        if (linter != null && !hasTrees && round.processingOver()) {
            subjects.byName().values().forEach(this::lintDeclarations);
        }
        return false;
    }

    private void lintDeclarations(TypeElement type) {
        try {
            SourceClass facts = new SourceClass(type, new SourceModel(processingEnv, method -> Body.EMPTY));
            linter.lint(facts, diagnostics::failed)
                    .forEach(finding -> diagnostics.print(finding, type.getSimpleName().toString()));
            diagnostics.end(facts, type);
        } catch (RuntimeException | LinkageError e) {
            diagnostics.failed(type.getQualifiedName().toString(), e);
        }
    }

    /**
     * Checks classes as soon as javac has attributed them.
     *
     * @return false if the compiler is not javac
     */
    private static boolean lintAttributedClasses(ProcessingEnvironment environment, Set<String> subjects, Linter linter,
                                                 Diagnostics diagnostics) {
        for (ProcessingEnvironment each = environment; each != null; each = wrapped(each)) {
            try {
                AttributedSources.open().lint(each, subjects, linter, diagnostics);
                return true;
            } catch (ReflectiveOperationException | IllegalArgumentException | LinkageError e) {
                // Not javac's environment, or a build tool's wrapper: try the one inside next.
            }
        }
        return false;
    }

    /** Returns the compiler's environment inside the wrapper of Gradle, whose field {@code delegate} holds it. */
    private static ProcessingEnvironment wrapped(ProcessingEnvironment environment) {
        try {
            Field delegate = environment.getClass().getDeclaredField("delegate");
            delegate.setAccessible(true);
            Object wrapped = delegate.get(environment);
            return wrapped instanceof ProcessingEnvironment ? (ProcessingEnvironment) wrapped : null;
        } catch (ReflectiveOperationException | RuntimeException e) {
            return null;
        }
    }
}
