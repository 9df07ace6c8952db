package org.openjdk.jmh.lint.bytecode;

import org.openjdk.jmh.lint.model.Place;

/**
 * A place in compiled code.
 *
 * @param className  qualified, with dots in front of nested classes too
 * @param member     name of the method or field, empty for the class itself
 * @param sourceFile path of the source below its source folder, as far as the class file tells
 * @param line       of the source; 0 where the class file does not tell
 */
public record CodePlace(String className, String member, String sourceFile, int line) implements Place {

    /**
     * Names the source in another way.
     *
     * @param file path of the source
     * @return the same place in that file
     */
    public CodePlace in(String file) {
        return new CodePlace(className, member, file, line);
    }
}
