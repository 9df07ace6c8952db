package org.openjdk.jmh.mutate.model;

/**
 * Represents one artificial slow-down: a piece of a source file and its replacement.
 *
 * @param id          name in files, folders and reports, such as {@code ptw-1a2b3c4d}: the operator and a hash of
 *                    class, method and change, so that it is stable when other code moves
 * @param operator    short name in lower case, {@code ptw}
 * @param file        path below the source folder, with slashes
 * @param className   binary name, {@code a.b.Outer$Inner}
 * @param method      name and descriptor of the changed method, constructor or initializer, {@code
 *                    indexOf(Ljava/lang/Object;I)I}
 * @param span        the innermost tree that contains the whole change
 * @param original    text of the span
 * @param replacement text that replaces it
 * @param description what was changed, in one sentence for people
 */
public record Mutant(String id, String operator, String file, String className, String method, SourceSpan span,
                     String original,
                     String replacement, String description) {
}
