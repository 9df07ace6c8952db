/** Reads class files without loading the classes. */
package org.openjdk.jmh.bridge.read;
