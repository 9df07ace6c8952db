/**
 * Helps authors of criteria to test them with synthetic measurements of known shape, and a check against all of them.
 */
package org.openjdk.jmh.dynreconf.testkit;
