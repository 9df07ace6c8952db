/** Model of the rules: classes, annotations and the flow of values in methods, independent of source and bytecode. */
package org.openjdk.jmh.lint.model;
