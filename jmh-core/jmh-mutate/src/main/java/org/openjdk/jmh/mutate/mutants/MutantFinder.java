package org.openjdk.jmh.mutate.mutants;

import com.sun.source.tree.ClassTree;
import com.sun.source.tree.LineMap;
import com.sun.source.tree.MethodTree;
import com.sun.source.tree.Tree;
import com.sun.source.util.TreePath;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.stream.Collectors;
import javax.lang.model.element.Element;
import javax.lang.model.element.ExecutableElement;
import javax.lang.model.element.TypeElement;
import javax.lang.model.type.ArrayType;
import javax.lang.model.type.DeclaredType;
import javax.lang.model.type.TypeMirror;
import org.jspecify.annotations.Nullable;
import org.openjdk.jmh.bytecode.code.Hash;
import org.openjdk.jmh.mutate.model.Mutant;
import org.openjdk.jmh.mutate.model.SourceSpan;
import org.openjdk.jmh.mutate.source.Change;
import org.openjdk.jmh.mutate.source.MutationOperator;
import org.openjdk.jmh.mutate.source.SourceFile;
import org.openjdk.jmh.mutate.source.TreeWalker;

/** Creates mutants from the changes that operators find in one file. */
final class MutantFinder {

    private final SourceFile file;
    private final List<UncompiledMutant> drafts = new ArrayList<>();
    private final Map<String, Integer> seen = new HashMap<>();

    private MutantFinder(SourceFile file) {
        this.file = file;
    }

    /** {@return all mutants of the file in the order of its text} */
    static List<UncompiledMutant> of(SourceFile file, List<MutationOperator> operators) {
        MutantFinder drafts = new MutantFinder(file);
        TreeWalker.through(file, at -> operators.forEach(
                operator -> operator.find(at, file, change -> drafts.add(operator, change))));
        return drafts.drafts;
    }

    private void add(MutationOperator operator, Change change) {
        TypeElement type = type(change.site());
        if (type == null) {
            return;
        }
        int from = change.start();
        int to = change.end();
        if (from == to) {
            // Show the brace before the first statement and its line, which is executed with it.
            from--;
            to = endOfNextCode(to);
        }
        String className = file.elements().getBinaryName(type).toString();
        String method = method(change.site());
        String original = file.text().substring(from, to);
        String replacement = change.apply(file.text(), from, to);
        String key = String.join("\n", operator.name(), className, method, original, replacement);
        int occurrence = seen.merge(key, 1, Integer::sum);
        String id = operator.name().replaceAll("[^a-z0-9]", "-") + "-" + hash(key + "\n" + occurrence);
        Mutant mutant = new Mutant(id, operator.name(), file.path(), className, method, span(from, to), original,
                replacement, change.description());
        drafts.add(new UncompiledMutant(mutant, change.edits(), operator.companions()));
    }

    private int endOfNextCode(int from) {
        String text = file.text();
        int next = from;
        while (next < text.length() && Character.isWhitespace(text.charAt(next))) {
            next++;
        }
        while (next < text.length() && text.charAt(next) != '\n' && text.charAt(next) != '\r') {
            next++;
        }
        return next;
    }

    private SourceSpan span(int from, int to) {
        LineMap lines = file.unit().getLineMap();
        String text = file.text();
        int line = (int) lines.getLineNumber(from);
        int last = Math.max(from, to - 1);
        int lastLine = (int) lines.getLineNumber(last);
        return new SourceSpan(line, from - (int) lines.getStartPosition(line) + 1, lastLine,
                Math.min(last, text.length()) - (int) lines.getStartPosition(lastLine) + 1);
    }

    private @Nullable TypeElement type(TreePath site) {
        for (TreePath each = site; each != null; each = each.getParentPath()) {
            if (each.getLeaf() instanceof ClassTree type) {
                return file.element(type) instanceof TypeElement found ? found : null;
            }
        }
        return null;
    }

    private String method(TreePath site) {
        for (TreePath each = site; each != null; each = each.getParentPath()) {
            Tree tree = each.getLeaf();
            if (tree instanceof MethodTree method && file.element(method) instanceof ExecutableElement element) {
                return element.getSimpleName() + element.getParameters().stream()
                        .map(Element::asType).map(this::descriptor).collect(Collectors.joining("", "(", ")"))
                        + descriptor(element.getReturnType());
            }
            if (tree instanceof ClassTree) {
                break;
            }
        }
        return "<init>";
    }

    private String descriptor(TypeMirror type) {
        TypeMirror erased = file.types().erasure(type);
        return switch (erased.getKind()) {
            case BOOLEAN -> "Z";
            case BYTE -> "B";
            case SHORT -> "S";
            case INT -> "I";
            case LONG -> "J";
            case CHAR -> "C";
            case FLOAT -> "F";
            case DOUBLE -> "D";
            case VOID -> "V";
            case ARRAY -> "[" + descriptor(((ArrayType) erased).getComponentType());
            default -> "L" + file.elements().getBinaryName((TypeElement) ((DeclaredType) erased).asElement()).toString()
                    .replace('.', '/') + ";";
        };
    }

    private static String hash(String key) {
        return Hash.ofText(key).substring(0, 10);
    }
}
