/** Represents code without debug information and without what depends on its position in the file. */
package org.openjdk.jmh.bytecode.code;
