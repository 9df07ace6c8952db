package org.openjdk.jmh.bridge.find;

/**
 * A field of the test object that JUnit sets before each test, and a plain assignment can.
 *
 * @param owner      the binary name of the class that declares it
 * @param name       its name
 * @param descriptor the descriptor of its type
 * @param isPrivate  whether no other source can name it
 */
public record ServedField(String owner, String name, String descriptor, boolean isPrivate) {
}
