package org.openjdk.jmh.mutate.model;

/**
 * One artificial slow-down: a piece of a source file and its replacement.
 *
 * @param id          name in files, folders and reports, such as {@code ptw-1a2b3c4d}: the operator and a hash of
 *     class, method and change, so that it stays the same when other code moves
 * @param operator    short name of the operator in lower case, {@code ptw}
 * @param file        path of the source file below its source folder, with slashes
 * @param className   binary name of the changed class, {@code a.b.Outer$Inner}
 * @param method      name and descriptor of the changed method, constructor or initializer,
 *     {@code indexOf(Ljava/lang/Object;I)I}
 * @param span        the replaced piece: the innermost tree that contains the whole change
 * @param original    text of the piece
 * @param replacement text that replaces it
 * @param description what was changed, in one sentence for people
 */
public record Mutant(String id, String operator, String file, String className, String method, SourceSpan span,
                     String original,
                     String replacement, String description) {
}
