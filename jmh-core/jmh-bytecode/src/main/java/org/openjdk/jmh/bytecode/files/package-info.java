/** Reads class files and resources of a class path. */
package org.openjdk.jmh.bytecode.files;
