/**
 * Asks JUnit itself, in a VM of its own, which invocations a test has. Only what a class file cannot tell is asked:
 * parameter sets, dynamic tests, what a runner makes of a class, and whether a condition holds on this machine.
 */
package org.openjdk.jmh.bridge.probe;
