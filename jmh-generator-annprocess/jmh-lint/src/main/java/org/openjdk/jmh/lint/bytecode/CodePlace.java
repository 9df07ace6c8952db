package org.openjdk.jmh.lint.bytecode;

import org.openjdk.jmh.lint.model.Place;

/**
 * A place in compiled code.
 *
 * @param className  qualified name, with dots before nested classes as well
 * @param member     name of the method or field; empty for the class itself
 * @param sourceFile path of the source below its source folder, as far as the class file has it
 * @param line       source line; 0 if the class file has none
 */
public record CodePlace(String className, String member, String sourceFile, int line) implements Place {

    /**
     * Returns the same place with another source file.
     *
     * @param file path of the source
     */
    public CodePlace in(String file) {
        return new CodePlace(className, member, file, line);
    }
}
