package org.openjdk.jmh.mutate.model;

/**
 * One artificial slow-down: a piece of one source file, and what stands there instead.
 *
 * @param id names the mutant in files, folders and reports, {@code ptw-1a2b3c4d}: the operator and a hash of class, method
 *        and change, so that it stays while other code moves
 * @param operator the operator's short name in lower case, {@code ptw}
 * @param file path of the source file below its source folder, with slashes
 * @param className binary name of the class that holds the piece, {@code a.b.Outer$Inner}
 * @param method name and descriptor of the method, constructor or initializer in the class file,
 *        {@code indexOf(Ljava/lang/Object;I)I}
 * @param span the piece that is replaced: the innermost that holds all of the change
 * @param original the text of the piece
 * @param replacement the text that stands there instead
 * @param description what was done, in one sentence for people
 */
public record Mutant(String id, String operator, String file, String className, String method, SourceSpan span,
                     String original,
                     String replacement, String description) {
}
