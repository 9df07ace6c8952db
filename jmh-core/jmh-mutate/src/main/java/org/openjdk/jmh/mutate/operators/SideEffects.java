package org.openjdk.jmh.mutate.operators;

import com.sun.source.tree.AssignmentTree;
import com.sun.source.tree.CompoundAssignmentTree;
import com.sun.source.tree.MethodInvocationTree;
import com.sun.source.tree.MemberSelectTree;
import com.sun.source.tree.Tree;
import com.sun.source.tree.UnaryTree;
import com.sun.source.util.TreeScanner;
import java.util.Set;
import org.jspecify.annotations.Nullable;

/** Recognizes expressions that certainly change something. Unit tests judge the bodies of called methods. */
final class SideEffects {

    /** Names of methods that advance or change their receiver. */
    private static final Set<String> CHANGING = Set.of("next", "nextElement", "previous", "read", "readLine", "poll",
            "pop",
            "push", "take", "add", "addAll", "addElement", "put", "putAll", "putIfAbsent", "remove", "removeAll",
            "removeIf", "retainAll", "clear", "offer", "find", "lookingAt", "hasNext", "hasNextLine", "compareAndSet",
            "getAndSet", "getAndIncrement", "incrementAndGet", "getAndAdd", "addAndGet", "tryLock", "tryAcquire",
            "tryAdvance", "nextBoolean", "nextInt", "delete", "createNewFile", "mkdir", "mkdirs", "write", "append");

    private SideEffects() {
    }

    /** {@return whether an expression assigns, counts, or calls a method with such a name} */
    static boolean in(Tree expression) {
        Boolean found = new TreeScanner<@Nullable Boolean, @Nullable Void>() {
            @Override
            public Boolean visitAssignment(AssignmentTree tree, @Nullable Void nothing) {
                return true;
            }

            @Override
            public Boolean visitCompoundAssignment(CompoundAssignmentTree tree, @Nullable Void nothing) {
                return true;
            }

            @Override
            public @Nullable Boolean visitUnary(UnaryTree tree, @Nullable Void nothing) {
                return switch (tree.getKind()) {
                    case PREFIX_INCREMENT, PREFIX_DECREMENT, POSTFIX_INCREMENT, POSTFIX_DECREMENT -> true;
                    default -> super.visitUnary(tree, null);
                };
            }

            @Override
            public @Nullable Boolean visitMethodInvocation(MethodInvocationTree tree, @Nullable Void nothing) {
                boolean changes = tree.getMethodSelect() instanceof MemberSelectTree select
                        && CHANGING.contains(select.getIdentifier().toString());
                return changes ? Boolean.TRUE : super.visitMethodInvocation(tree, null);
            }

            @Override
            public @Nullable Boolean reduce(@Nullable Boolean one, @Nullable Boolean other) {
                return Boolean.TRUE.equals(one) || Boolean.TRUE.equals(other);
            }
        }.scan(expression, null);
        return Boolean.TRUE.equals(found);
    }
}
