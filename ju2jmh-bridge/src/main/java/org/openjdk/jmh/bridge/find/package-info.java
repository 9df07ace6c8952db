/** Finds test classes and test methods as JUnit 3, JUnit 4 and JUnit Jupiter would find them. */
package org.openjdk.jmh.bridge.find;
